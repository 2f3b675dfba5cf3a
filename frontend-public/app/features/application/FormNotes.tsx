import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { partOf } from '../../lib/part';
import { Button } from '../../ui/Button';
import { SiteLink } from '../../ui/SiteLink';
import { Suspense, useState } from 'react';
import { problemText } from '../../lib/api';
import { inLanguage } from '../careers/vacancy-language';
import { removeDraft } from './draft/draft-api';
import { forgetLocalCopy } from './draft/local-copy';

const UpdatesOpen = partOf(async () => (await import('./UpdatesOpen')).UpdatesOpen);

interface FormNotesProps {
  viewer: Schemas['SessionUser'];
  vacancy: Schemas['VacancyResponse'] | null;
  /** An open application for the same vacancy, or the open spontaneous one. */
  updatesOpen: boolean;
  restored: boolean;
}

/** Explains what the form is for and what it changes in existing data. */
export function FormNotes({ viewer, vacancy, updatesOpen, restored }: FormNotesProps) {
  const [trouble, setTrouble] = useState<string | null>(null);

  async function startAgain() {
    const vacancyId = vacancy?.id ?? null;
    try {
      await removeDraft(vacancyId);
    } catch (error) {
      return setTrouble(problemText(error));
    }
    forgetLocalCopy(viewer.id, vacancyId);
    window.location.assign(window.location.pathname + (vacancy ? `?vacante=${vacancy.id}` : ''));
  }
  return (
    <div className="space-y-4">
      {vacancy ? (
        <p>
          <Trans>
            <span className="text-muted">Te presentas a</span>{' '}
            <SiteLink
              to={`/carreras/${vacancy.id}`}
              className="py-2.5 font-bold text-link underline"
              {...inLanguage(vacancy.idioma)}
            >
              {vacancy.titulo}
            </SiteLink>{' '}
            <span className="text-muted">({vacancy.ubicacion})</span>
          </Trans>
        </p>
      ) : (
        <p className="text-muted">
          <Trans>Candidatura espontánea: elige tú el departamento y la posición.</Trans>
        </p>
      )}
      {updatesOpen && (
        <Suspense>
          <UpdatesOpen ofVacancy={vacancy !== null} />
        </Suspense>
      )}
      {restored && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sand px-4 py-2">
          <p>
            <Trans>Hemos recuperado lo que habías escrito.</Trans>
          </p>
          <Button look="quiet" onClick={() => void startAgain()}>
            <Trans>Empezar de nuevo</Trans>
          </Button>
          {trouble && (
            <p role="alert" className="w-full font-bold text-danger">
              {trouble}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
