import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LIMITS, fileSize } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Suspense, useState } from 'react';
import { partOf, useFetchAhead } from '../../../lib/part';
import { Button } from '../../../ui/Button';
import { FieldFrame } from '../../../ui/Field';
import type { ApplicationForm } from '../use-application-form';
import { FileDrop } from './FileDrop';

const PhotoPages = partOf(async () => (await import('../../documents/photos/PhotoPages')).PhotoPages);
const SentCv = partOf(async () => (await import('./SentCv')).SentCv);
const UploadProgress = partOf(async () => (await import('./UploadProgress')).UploadProgress);
const ReplaceByWritten = partOf(async () => (await import('./ReplaceByWritten')).ReplaceByWritten);
const ReadCv = partOf(async () => (await import('./ReadCv')).ReadCv);
const AFTER_CHOOSING = [SentCv, PhotoPages, UploadProgress, ReplaceByWritten, ReadCv];

interface CvPickerProps {
  form: ApplicationForm;
  vacancyId: string | null;
  /** The person's existing CV; it is kept unless another is chosen. */
  existing: Schemas['CvResponse'] | null;
}

/** Three ways to provide a CV: a file, photos of a paper CV, or one generated from the form. */
export function CvPicker({ form, vacancyId, existing }: CvPickerProps) {
  useFetchAhead(AFTER_CHOOSING);
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
          <Suspense>
            {(chosen ? !cv.upload : existing) && <SentCv {...{ form, vacancyId, existing }} />}
          </Suspense>
          {cv.upload && (
            <Suspense>
              <UploadProgress cv={cv} />
            </Suspense>
          )}
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
        <Suspense>
          <PhotoPages
            title={t`Fotos de tu CV`}
            hint={t`Una foto por página, con buena luz y la hoja entera. Hacemos con ellas un PDF.`}
            next={t`Añadir otra página`}
            done={(count) => (count > 1 ? t`Usar estas ${count} fotos` : t`Usar esta foto`)}
            busy={cv.upload !== null}
            onUse={(photos) => cv.usePhotos(photos.map(({ blob }) => blob))}
            onClose={() => setTaking(false)}
          />
        </Suspense>
      )}
      <Suspense>
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
        {(cv.proposals || cv.illegible || cv.waiting) && <ReadCv form={form} />}
      </Suspense>
    </div>
  );
}
