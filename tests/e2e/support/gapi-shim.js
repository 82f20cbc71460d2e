/**
 * Replaces https://apis.google.com/js/api.js, the one script that the Firebase SDK loads from the network for Google's
 * pop-up: the part of `gapi.iframes` through which the SDK and the Auth emulator's pages exchange messages.
 */
(() => {
  function channel(other) {
    const handlers = new Map();
    const replyCallbacks = new Map();
    const unhandled = [];
    let lastId = 0;

    async function reply({ name, payload, id }) {
      const result = await handlers.get(name)(payload);
      other.postMessage({ gapiShim: "reply", id, result: [result] }, "*");
    }
    // The SDK's callbacks for replies always throw in the end; the real library ignores that too.
    function callBack(onReply, result) {
      try {
        onReply?.(result);
      } catch {}
    }
    window.addEventListener("message", ({ source, data }) => {
      if (source !== other || !data?.gapiShim) return;
      if (data.gapiShim === "reply") callBack(replyCallbacks.get(data.id), data.result);
      else if (handlers.has(data.name)) reply(data);
      else unhandled.push(data);
    });
    return {
      register(name, handler) {
        handlers.set(name, handler);
        for (const message of unhandled.splice(0)) if (message.name === name) reply(message);
      },
      send(name, payload, onReply) {
        lastId += 1;
        replyCallbacks.set(lastId, onReply);
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
