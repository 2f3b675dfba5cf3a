import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LIMITS, fileSize } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { lazy, Suspense, useState } from 'react';
import { longDate } from '../../../lib/dates';
import { Button } from '../../../ui/Button';
import { FieldFrame } from '../../../ui/Field';
import type { ApplicationForm } from '../use-application-form';
import { CvProposals } from './CvProposals';
import { FileDrop } from './FileDrop';
import { IllegibleCv } from './IllegibleCv';
import { KeptCv } from './KeptCv';
import { ReplaceByWritten } from './ReplaceByWritten';
import { UploadProgress } from './UploadProgress';

const PhotoPages = lazy(() => import('./PhotoPages'));

interface CvPickerProps {
  form: ApplicationForm;
  vacancyId: string | null;
  /** The person's existing CV; it is kept unless another is chosen. */
  existing: Schemas['CvResponse'] | null;
}

/** Three ways to provide a CV: a file, photos of a paper CV, or one generated from the form. */
export function CvPicker({ form, vacancyId, existing }: CvPickerProps) {
  const { cv } = form;
  const [taking, setTaking] = useState(false);
  const [asking, setAsking] = useState(false);
  const error = form.problem.errors['cv'];
  const hint = t`PDF, DOC o DOCX, de ${fileSize(LIMITS.cvBytes)} como máximo.`;
  const chosen = cv.file ?? cv.kept;
  const written = cv.kept?.modo === 'generado';
  const choose = existing || chosen ? t`Elegir otro archivo` : t`Elegir archivo`;
  return (
    <div className="space-y-4">
      <FieldFrame id="cv" label={t`CV`} hint={hint} error={error}>
        <div className="space-y-3">
          {existing && !chosen && (
            <KeptCv
              name={existing.nombre_original}
              note={t`${fileSize(existing.bytes)}, subido el ${longDate(existing.created_at)}. Lo usaremos si no eliges otro.`}
            />
          )}
          {chosen && !cv.upload && (
            <KeptCv
              chosen
              {...keptWords(form)}
              written={cv.file === null && written ? { form, vacancyId } : null}
              disabled={cv.busy}
              onRemove={() => void cv.remove()}
            />
          )}
          <UploadProgress cv={cv} />
          <FileDrop
            label={choose}
            described={{ id: 'cv', hint, error }}
            onPick={(file) => void cv.choose(file)}
          />
        </div>
      </FieldFrame>
      {!taking && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="outline" className="min-h-13" onClick={() => setTaking(true)}>
            <Trans>Hacer foto</Trans>
          </Button>
          <Button
            look="outline"
            className="min-h-13"
            disabled={cv.busy}
            // The pressed button keeps the focus.
            aria-disabled={(written && !cv.file) || undefined}
            onClick={() => {
              if (chosen && written && !cv.file) return;
              if (chosen || existing) setAsking(true);
              else void cv.chooseWritten(false);
            }}
          >
            <Trans>No tengo CV</Trans>
          </Button>
        </div>
      )}
      {taking && (
        <Suspense fallback={<p role="status">{t`Cargando...`}</p>}>
          <PhotoPages busy={cv.upload !== null} onUse={cv.usePhotos} onClose={() => setTaking(false)} />
        </Suspense>
      )}
      {asking && (
        <ReplaceByWritten
          name={cv.file?.name ?? cv.kept?.nombre_original ?? existing?.nombre_original ?? ''}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void cv.chooseWritten(true);
          }}
        />
      )}
      <CvProposals form={form} />
      <IllegibleCv cv={form.cv} />
    </div>
  );
}

function keptWords({ cv, values }: ApplicationForm): { name: string; note: string } {
  if (cv.file) {
    return { name: cv.file.name, note: t`${fileSize(cv.file.size)}. Se enviará con la candidatura.` };
  }
  if (cv.kept?.modo === 'generado') {
    return {
      name: t`CV de ${`${values.nombre} ${values.apellidos}`.trim()}.pdf`,
      note: t`Lo hacemos por ti`,
    };
  }
  return {
    name: cv.kept?.nombre_original ?? '',
    note: t`${fileSize(cv.kept?.bytes ?? 0)}, guardado y listo para enviar`,
  };
}
