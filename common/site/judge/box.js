/* The only script of the box (worker.js), a frame of an origin of its own: starts workers there, and hands on what the
   page and they say to each other. Its hash stands in the policy of the pages (pages.py). */
'use strict';

onmessage = ({data: {script}, ports: [port]}) => {
    const address = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
    const worker = new Worker(address);
    worker.onmessage = ({data}) => port.postMessage({data});
    worker.onerror = event => {
        event.preventDefault();
        port.postMessage({error: {message: event.message, lineno: event.lineno}});
    };
    port.onmessage = ({data: {message, isEnd, isPing}}) => {
        if (isEnd) {
            worker.terminate();
            URL.revokeObjectURL(address);
            port.close();
        } else if (isPing) {
            port.postMessage({isThere: true});
        } else {
            worker.postMessage(message);
        }
    };
};
