import { type APIRequestContext, expect } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';

/** Tasks of this title, open or done. */
export async function tasksTitled(
  request: APIRequestContext,
  titulo: string,
): Promise<Schemas['TaskResponse'][]> {
  const answer = await request.get('/api/tasks?range=[0,99]');
  expect(answer.status(), await answer.text()).toBe(200);
  const tasks = (await answer.json()) as Schemas['TaskResponse'][];
  return tasks.filter((task) => task.titulo === titulo);
}

/** A title that no other test has. */
export const newTitle = (words: string): string => `${words} ${Date.now().toString(36)}`;

/** The day so many days from now in Madrid, YYYY-MM-DD. */
export const madridDay = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(Date.now() + days * 86_400_000);
