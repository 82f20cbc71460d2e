/**
 * Stands in for https://apis.google.com/js/api.js, the one script that the Firebase SDK loads from the net for Google's
 * pop-up: as much of `gapi.iframes` as the SDK and the Auth emulator's pages use to talk through a hidden frame.
 */
(() => {
  function channel(other) {
    const handlers = new Map();
    const waiting = new Map();
    const early = [];
    let lastId = 0;

    async function answer({ name, payload, id }) {
      const result = await handlers.get(name)(payload);
      other.postMessage({ gapiShim: "reply", id, result: [result] }, "*");
    }
    // The SDK throws at the end of each of its callbacks, well or not; the real library hears nothing of it either.
    function hear(onReply, result) {
      try {
        onReply?.(result);
      } catch {}
    }
    window.addEventListener("message", ({ source, data }) => {
      if (source !== other || !data?.gapiShim) return;
      if (data.gapiShim === "reply") hear(waiting.get(data.id), data.result);
      else if (handlers.has(data.name)) answer(data);
      else early.push(data);
    });
    return {
      register(name, handler) {
        handlers.set(name, handler);
        for (const message of early.splice(0)) if (message.name === name) answer(message);
      },
      send(name, payload, onReply) {
        lastId += 1;
        waiting.set(lastId, onReply);
        other.postMessage({ gapiShim: "call", id: lastId, name, payload }, "*");
      },
      restyle: () => Promise.resolve(),
      ping: () => Promise.resolve(),
    };
  }

  window.gapi = {
    load: (_name, options) => (options.callback ?? options)(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: class {},
      getContext: () => ({
        getParentIframe: () => channel(window.parent),
        open: ({ url }, onOpen) =>
          new Promise((resolve) => {
            const frame = document.createElement("iframe");
            frame.hidden = true;
            frame.src = url;
            frame.onload = () => resolve(onOpen(opened));
            document.body.append(frame);
            const opened = channel(frame.contentWindow);
          }),
      }),
    },
  };
  const onload = new URL(document.currentScript.src).searchParams.get("onload");
  if (onload) window[onload]();
  window.gapi_onload?.();
})();
