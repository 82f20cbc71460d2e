// A page change that the next one cuts short is nobody's error: the router calls the first transition off and leaves its
// `ready` promise to be reported as unhandled. Chromium's words, and Safari's.
window.addEventListener("unhandledrejection", (event) => {
  if (/transition was sk|view transition/i.test(event.reason?.message)) event.preventDefault();
});
