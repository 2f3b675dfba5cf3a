import '../../i18n/interviews';
import type { Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';

type Guide = Schemas['GuideResponse'];
type Phase = Pick<Schemas['PhaseResponse'], 'id' | 'nombre' | 'archivada'>;

/** A guide that may be written: that of the vacancy, or of one of its phases. */
export interface GuidePlace {
  fase_id: string | null;
  name: string;
  guide: Guide | undefined;
}

/** The guide of the vacancy first, then those of its phases in their order; an archived phase only with its guide. */
export function guidePlaces(guides: readonly Guide[], phases: readonly Phase[]): GuidePlace[] {
  const of = (fase_id: string | null) => guides.find((guide) => guide.fase_id === fase_id);
  return [
    { fase_id: null, name: translate('interviews.guide.ofVacancy'), guide: of(null) },
    ...phases
      .filter(({ id, archivada }) => !archivada || of(id))
      .map(({ id, nombre: name, archivada }) => ({
        fase_id: id,
        // One in use may have the same name.
        name: archivada ? translate('interviews.guide.ofArchived', { name }) : name,
        guide: of(id),
      })),
  ];
}

/** The criteria of a section that scorecards still ask for, by name; empty: none of them. */
export const scoredNames = (
  asked: readonly string[],
  criteria: readonly Pick<Schemas['ScoredCriterion'], 'id' | 'nombre'>[],
): string =>
  criteria
    .filter(({ id }) => asked.includes(id))
    .map(({ nombre }) => nombre)
    .join(', ');
