import '../i18n/onboarding';
import type { OnboardingEstado, Tone } from '@hiring/contract';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

export type Onboarding = Schemas['OnboardingResponse'];
export type OnboardingRecord = Schemas['OnboardingRecord'];
export type OnboardingTask = Schemas['OnboardingTaskResponse'];
export type Template = Schemas['OnboardingTemplateResponse'];
export type TemplateTask = Schemas['OnboardingTemplateTaskRequest'];

export const ONBOARDINGS = '/onboardings';
export const onboardingsWith = (filter: object): string =>
  `${ONBOARDINGS}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
export const TEMPLATES = '/onboarding-templates';

export const URGENCY_TONE: Record<'rojo' | 'ambar', Tone> = { rojo: 'red', ambar: 'yellow' };

export interface OfOnboarding {
  onboarding: OnboardingRecord;
}

/** "Faltan 3: DNI o NIE, Permiso de conducir y más". */
export function missingText({ pendientes, faltan }: Pick<Onboarding, 'pendientes' | 'faltan'>): string {
  if (pendientes === 0) return translate('onboarding.nothingMissing');
  const names = faltan.join(', ');
  return translate('onboarding.missing', {
    smart_count: pendientes,
    names: pendientes > faltan.length ? translate('onboarding.more', { names }) : names,
  });
}

const soonest = (filter: object, last: number) =>
  api.get('/api/onboardings', {
    params: {
      query: {
        sort: '["primer_dia","ASC"]',
        range: `[0,${last}]`,
        filter: JSON.stringify(filter),
      },
    },
  });

/** `enabled` false: only what another reads. */
export const useOnboarding = (id: string, enabled = true) =>
  useRead(['onboardings', 'record', id], () => api.get('/api/onboardings/{id}', at(id)), { enabled });

/** More than begin in any week. */
const COMING = 99;

/** Those that are open, the soonest first. */
export const useOpenOnboardings = () =>
  useRead(['onboardings', 'open'], () => soonest({ estado: 'abierta' satisfies OnboardingEstado }, COMING), {
    staleTime: 60_000,
  });
