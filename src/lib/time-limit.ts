/**
 * Settles as a promise does, unless that takes too long.
 * @param ms milliseconds
 * @throws what the promise rejects with; Error after the time limit
 */
export async function withTimeLimit<TResult>(
  promise: Promise<TResult>,
  ms: number,
): Promise<TResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
