/* The worker that fetches what an interpreter needs (load.js), for the box that can fetch nothing: asked {wanted}, a part
   of the names of files, it replies {files, info}. */
'use strict';

onmessage = async ({data: {wanted}}) => {
    try {
        const names = Object.keys(PACKED.files).filter(name => /py/.test(name));
        postMessage({files: await fetchPacked(names), info: PACKED[wanted]});
    } catch (error) {
        postMessage(failed(error));
    }
};
