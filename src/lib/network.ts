/** Not in TypeScript's own types yet, nor in every browser. https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether somebody has asked for as few bytes as can be. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the connection is so slow that nothing should be fetched that nobody has asked for. */
export function isSlow(): boolean {
  return /2g/.test(connection()?.effectiveType ?? "");
}
