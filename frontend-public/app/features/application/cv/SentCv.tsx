import { t } from '@lingui/core/macro';
import { fileSize } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../../lib/dates';
import type { ApplicationForm } from '../use-application-form';
import { KeptCv } from './KeptCv';

interface SentCvProps {
  form: ApplicationForm;
  vacancyId: string | null;
  /** The person's existing CV; it is kept unless another is chosen. */
  existing: Schemas['CvResponse'] | null;
}

/** The CV that will be sent: the chosen one, or the existing one. */
export function SentCv({ form, vacancyId, existing }: SentCvProps) {
  const { cv } = form;
  if (cv.file || cv.kept) {
    const written = cv.file === null && cv.kept?.modo === 'generado';
    return (
      <KeptCv
        chosen
        {...keptWords(form)}
        written={written ? { form, vacancyId } : null}
        disabled={cv.busy}
        onRemove={() => void cv.remove()}
      />
    );
  }
  if (!existing) return null;
  return (
    <KeptCv
      name={existing.nombre_original}
      note={t`${fileSize(existing.bytes)}, subido el ${longDate(existing.created_at)}. Lo usaremos si no eliges otro.`}
    />
  );
}

function keptWords({ cv, values }: ApplicationForm): { name: string; note: string } {
  if (cv.file) {
    return { name: cv.file.name, note: t`${fileSize(cv.file.size)}. Se enviará con la candidatura.` };
  }
  if (cv.kept?.modo === 'generado') {
    return {
      name: `CV ${values.nombre} ${values.apellidos}`.trim() + '.pdf',
      note: t`Lo hacemos por ti`,
    };
  }
  return {
    name: cv.kept?.nombre_original ?? '',
    note: t`${fileSize(cv.kept?.bytes ?? 0)}, guardado y listo para enviar`,
  };
}
