import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CV_NOTHING_TO_SAY, hasWordsForCv, say } from '@hiring/contract';
import type { ApplicationForm } from '../use-application-form';

const PICTURE = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Explains what the generated CV contains, with a preview. */
export function WrittenCvNote({ form, vacancyId }: { form: ApplicationForm; vacancyId: string | null }) {
  const empty = !hasWordsForCv(form.values);
  const thin = empty || form.values.experiencia.trim() === '';
  const pictures = PICTURE.test(Object.values(form.values).join(' '));
  return (
    <div className="mt-3 space-y-1">
      <p className="text-sm text-muted">
        <Trans>
          Lo hacemos con lo que has escrito y lo actualizamos al enviar. No tienes que adjuntar nada más.
        </Trans>
      </p>
      {thin && (
        <p role={empty ? 'alert' : undefined} className={`text-sm ${empty ? 'font-bold text-danger' : ''}`}>
          {empty ? say(CV_NOTHING_TO_SAY) : t`Quedará mejor si cuentas dónde has trabajado.`}{' '}
          <button type="button" onClick={() => form.moveTo(3)} className="min-h-11 text-link underline">
            <Trans>Completar mi experiencia</Trans>
          </button>
        </p>
      )}
      {pictures && (
        <p className="text-sm text-muted">
          <Trans>Los emojis no salen en el CV; el resto sí.</Trans>
        </p>
      )}
      {!empty && (
        <a
          href={`/api/drafts/mine/cv${vacancyId ? `?vacante=${vacancyId}` : ''}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center text-link underline"
        >
          <Trans>
            Ver cómo queda<span className="sr-only"> (se abre en otra pestaña)</span>
          </Trans>
        </a>
      )}
    </div>
  );
}
