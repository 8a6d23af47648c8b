"""Zip files: the same files give the same bytes."""
import io
import os
import zipfile

DATE = (1980, 1, 1, 0, 0, 0)  # of every file in a zip
MODE = 0o100644 << 16


def zipped(files, top=''):
    """The bytes of a zip of these files; the same files give the same bytes."""
    to = io.BytesIO()
    with zipfile.ZipFile(to, 'w') as archive:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(os.path.join(top, name), DATE)
            entry.external_attr = MODE
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return to.getvalue()
