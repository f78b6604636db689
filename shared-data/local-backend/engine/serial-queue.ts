/** Runs tasks one after the other, in the order they came. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(task, task);
    last = turn.catch(() => {});
    return turn;
  };
}
