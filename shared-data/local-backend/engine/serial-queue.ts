/** Runs tasks one after the other, in the order in which they were added. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => {});
    return result;
  };
}
