import { lazy } from 'react';

/** The resource Criterios de evaluación; its forms open over the list. */
export const criteria = {
  name: 'scorecard-criteria',
  list: lazy(async () => ({ default: (await import('./CriterionList')).CriterionList })),
};
