"""Judged by attacks.bats: does to the template of its interpreter what its input says, and leaves traces everywhere.
Prints `clean` if it had a template, which kept everything to itself, and found no traces of an earlier case."""
import builtins
import ctypes
import fcntl
import os
import resource
import signal
import subprocess

LIBC = ctypes.CDLL(None, use_errno=True)
PTRACE_ATTACH, PTRACE_SEIZE, KCMP_FILE = 16, 0x4206, 0
KCMP, IOPRIO_SET, PIDFD_OPEN, PIDFD_GETFD = 312, 251, 434, 438
faults = []


def others():
    """All processes but the worker, which is number 1, and this one."""
    return [int(name) for name in os.listdir('/proc') if name.isdigit() and int(name) not in (1, os.getpid())]


def expect(wanted, got):
    if wanted != got:
        faults.append(f'{got}, not {wanted}')


def must_fail(function):
    """The call raises OSError, or returns what C does after an error."""
    try:
        result = function()
    except OSError:
        return
    if result != -1:
        faults.append(f'{function.__code__.co_firstlineno}: {result}')


def look(pid):
    """Everything that would read its memory or its files, or write to them."""
    memory = (ctypes.c_size_t * 2)(ctypes.addressof(ctypes.create_string_buffer(64)), 64)
    for name in 'mem', 'maps', 'environ', 'auxv', 'fd/0', 'fd/50', 'fdinfo/50', 'map_files':
        must_fail(lambda name=name: open(f'/proc/{pid}/{name}', 'rb').read(1))
    for name in 'cwd', 'exe', 'root', 'ns/pid':
        must_fail(lambda name=name: os.readlink(f'/proc/{pid}/{name}'))
    for name in 'mem', 'clear_refs', 'comm', 'coredump_filter', 'oom_score_adj', 'timerslack_ns':
        must_fail(lambda name=name: open(f'/proc/{pid}/{name}', 'wb').write(b'1'))
    must_fail(lambda: LIBC.ptrace(PTRACE_ATTACH, pid, 0, 0))
    must_fail(lambda: LIBC.ptrace(PTRACE_SEIZE, pid, 0, 0))
    must_fail(lambda: LIBC.process_vm_readv(pid, memory, 1, memory, 1, 0))
    must_fail(lambda: LIBC.process_vm_writev(pid, memory, 1, memory, 1, 0))
    must_fail(lambda: LIBC.syscall(KCMP, os.getpid(), pid, KCMP_FILE, 0, 0))
    must_fail(lambda: LIBC.syscall(PIDFD_GETFD, LIBC.syscall(PIDFD_OPEN, pid, 0), 50, 0))
    must_fail(lambda: os.setpgid(pid, pid))


def send_signals(pid):
    for number in set(range(1, 65)) - {signal.SIGKILL}:
        os.kill(pid, number)


def hop(_):
    """Leaves a process that is always another one."""
    if os.fork() == 0:
        os.setsid()
        while os.fork() == 0:
            pass
        os._exit(0)


DEEDS = {
    'nothing': lambda pid: None,
    'look': look,
    'limit files': lambda pid: resource.prlimit(pid, resource.RLIMIT_NOFILE, (7, 7)),
    'limit time': lambda pid: resource.prlimit(pid, resource.RLIMIT_CPU, (1, 1)),
    'limit memory': lambda pid: resource.prlimit(pid, resource.RLIMIT_AS, (1 << 40, 1 << 40)),
    'nice': lambda pid: os.setpriority(os.PRIO_PROCESS, pid, 5),
    'batch': lambda pid: os.sched_setscheduler(pid, os.SCHED_BATCH, os.sched_param(0)),
    'disk': lambda pid: LIBC.syscall(IOPRIO_SET, 1, pid, 3 << 13),
    'processors': lambda pid: os.sched_setaffinity(pid, {min(os.sched_getaffinity(0))}),
    'kill': lambda pid: os.kill(pid, signal.SIGKILL),
    'stop': lambda pid: os.kill(pid, signal.SIGSTOP),
    'signals': send_signals,
    'stop all': lambda pid: os.kill(-1, signal.SIGSTOP),
    'kill all': lambda pid: os.kill(-1, signal.SIGKILL),
    'session': lambda pid: subprocess.Popen(['sleep', '60'], start_new_session=True),
    'hop': hop,
}


def main():
    deed = input()
    with open('/proc/self/cmdline', encoding='utf-8') as file:
        command = file.read()
    templates = []
    for pid in others():
        with open(f'/proc/{pid}/cmdline', encoding='utf-8') as file:
            if file.read() == command:
                templates.append(pid)
    if deed != 'nothing':
        expect(1, len(templates))
    expect(set(templates), set(others()))
    expect(False, hasattr(builtins, 'trace'))
    expect(None, os.environ.get('TRACE'))
    expect([], os.listdir('.'))
    expect(['0', '1', '2', '3'], sorted(os.listdir('/proc/self/fd')))
    expect([0, 0, 0], [fcntl.fcntl(fd, fcntl.F_GETFL) & (os.O_NONBLOCK | os.O_APPEND) for fd in (0, 1, 2)])
    expect(set(), signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1]))
    expect(0o22, os.umask(0))
    expect(os.cpu_count(), len(os.sched_getaffinity(0)))
    expect((0, 0, 0), (os.getpriority(os.PRIO_PROCESS, 0), os.sched_getscheduler(0), LIBC.syscall(IOPRIO_SET + 1, 1, 0)))
    expect(resource.RLIM_INFINITY, resource.getrlimit(resource.RLIMIT_AS)[0])
    expect(resource.RLIM_INFINITY, resource.getrlimit(resource.RLIMIT_CPU)[0])
    expect(True, resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 30)
    for pid in templates:
        DEEDS[deed](pid)
    builtins.trace = True
    os.environ['TRACE'] = 'left'
    with open('trace', 'w', encoding='utf-8') as file:
        file.write('left')
    for fd in 0, 1, 2:
        fcntl.fcntl(fd, fcntl.F_SETFL, os.O_NONBLOCK | os.O_APPEND)
    resource.setrlimit(resource.RLIMIT_NOFILE, (30, 30))
    print(*faults or ['clean'], sep='\n')


main()
