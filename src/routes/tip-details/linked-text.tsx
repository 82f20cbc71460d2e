/** Within reason: what is longer is not read to its end. */
const address = /https?:\/\/[^\s<>"“”«»]{1,2000}/giu;

/** What ends a sentence or a pair of brackets, rather than an address. */
const trailing = /(?:[.,:;!?…'’*_]|\)(?<!\([^()]*\)))+$/u;

/** A text whose web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(address)) {
    const url = match.replace(trailing, "");
    if (!/\w/.test(url.slice("https://".length))) continue;
    parts.push(
      <span key={`text ${end}`}>{text.slice(end, index)}</span>,
      <a key={index} href={url} rel="nofollow ugc noopener noreferrer" className="link">
        {url}
      </a>,
    );
    end = index + url.length;
  }
  return end === 0 ? text : [...parts, <span key="rest">{text.slice(end)}</span>];
}
