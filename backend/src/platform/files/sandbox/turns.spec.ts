import { NoTurn, Turns } from './turns.js';

/** A job that ends when the test says so. */
function job(begun: string[], name: string) {
  let finish = (): void => undefined;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  const work = (): Promise<void> => {
    begun.push(name);
    return ended;
  };
  return { work, finish };
}

it('a few jobs run at once, and urgent ones go before those that came earlier', async () => {
  const turns = new Turns(1, 3);
  const begun: string[] = [];
  const jobs = ['first', 'later', 'urgent', 'urgent too'].map((name) => job(begun, name));
  const taken = jobs.map(({ work }, place) => turns.take(place >= 2, 60_000, work));
  expect(begun).toEqual(['first']);
  jobs.forEach(({ finish }) => finish());
  await Promise.all(taken);
  expect(begun).toEqual(['first', 'urgent', 'urgent too', 'later']);
});

it('a job is refused when the queue is full or when it has waited too long', async () => {
  const turns = new Turns(1, 1);
  const begun: string[] = [];
  const [first, waiting, refused] = ['first', 'waiting', 'refused'].map((name) => job(begun, name));
  const done = turns.take(true, 60_000, first!.work);
  const waited = turns.take(true, 1, waiting!.work);
  await expect(turns.take(true, 60_000, refused!.work)).rejects.toBeInstanceOf(NoTurn);
  await expect(waited).rejects.toBeInstanceOf(NoTurn);
  first!.finish();
  await done;
  const next = job(begun, 'next');
  next.finish();
  await turns.take(false, 60_000, next.work);
  expect(begun).toEqual(['first', 'next']);
});
