import type { Schemas } from '@hiring/contract/api';

type MyTask = Schemas['MyOnboardingTask'];

/** Whether it waits for the person: a document that was sent waits for human resources. */
export const isLeft = ({ hecha_at, documento }: Pick<MyTask, 'hecha_at' | 'documento'>): boolean =>
  hecha_at === null && documento?.estado !== 'subido';

/** Requests that stand in the list of the first day, which needs no second place to be uploaded. */
export const documentsOfFirstDay = (onboarding: Schemas['MyOnboarding'] | null | undefined): Set<string> =>
  new Set(onboarding?.tareas.flatMap(({ documento }) => documento?.id ?? []));
