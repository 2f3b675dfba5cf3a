import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OfferPage } from '@hiring/contract';
import { dateAndTime } from '../../lib/dates';
import { Alert } from '../../ui/Alert';
import { SiteLink } from '../../ui/SiteLink';
import { PdfLink } from './PdfLink';

/** Both documents of a signed offer; the signed one is there a moment later. */
export function SignedCopies({ page, path }: { page: OfferPage; path: string }) {
  const { aceptada_at, firmada, sellada_tiempo } = page;
  return (
    <section
      aria-labelledby="copias"
      className="space-y-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="copias" className="text-xl">
        <Trans>Tus copias</Trans>
      </h2>
      {aceptada_at && (
        <p className="text-muted">
          <Trans>Firmada el {dateAndTime(aceptada_at)}.</Trans>
        </p>
      )}
      {firmada ? (
        <p className="max-w-prose">
          {sellada_tiempo
            ? t`El documento firmado lleva el sello de la empresa y un sello de tiempo.`
            : t`El documento firmado lleva el sello de la empresa, sin sello de tiempo.`}
        </p>
      ) : (
        <Alert>
          <p>
            <Trans>Estamos sellando tu copia: te avisamos por correo.</Trans>
          </p>
          <SiteLink to={path} className="inline-flex min-h-11 items-center font-bold underline">
            <Trans>Ver si ya está</Trans>
          </SiteLink>
        </Alert>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {firmada && (
          <PdfLink
            to={`${path}/firmada.pdf`}
            icon="download"
            look="ink"
          >{t`Documento firmado en PDF`}</PdfLink>
        )}
        <PdfLink to={`${path}/carta.pdf`} icon="file">{t`Ver la carta en PDF`}</PdfLink>
      </div>
    </section>
  );
}
