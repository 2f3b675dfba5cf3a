import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OfferPage } from '@hiring/contract';
import { isSiteLanguage, LANGUAGE } from '@hiring/contract/page';
import { languageNow } from '../../lib/language/language';
import { PdfLink } from './PdfLink';

/** The attributes of words that are in another language than the page. */
const spokenIn = (idioma: string) =>
  isSiteLanguage(idioma) && idioma !== languageNow() ? { lang: idioma, dir: LANGUAGE[idioma].direction } : {};

/** The whole letter, which anybody can read without its PDF. */
export function OfferLetter({ page: { carta, idioma }, path }: { page: OfferPage; path: string }) {
  const own = spokenIn(idioma);
  return (
    <article
      aria-labelledby="carta"
      className="space-y-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="carta" className="text-xl break-words" {...own}>
        {carta.titulo}
      </h2>
      <div className="max-w-prose space-y-3 break-words" {...own}>
        {carta.parrafos.map((text) => (
          <p key={text} className="whitespace-pre-line">
            {text}
          </p>
        ))}
      </div>
      <h3 className="text-lg">
        <Trans>Qué te ofrecemos</Trans>
      </h3>
      <dl className="border-y border-line" {...own}>
        {carta.datos.map(({ etiqueta, valor }) => (
          <div
            key={etiqueta}
            className="border-b border-line py-2.5 last:border-b-0 sm:grid sm:grid-cols-[2fr_3fr] sm:gap-4"
          >
            <dt className="text-muted">{etiqueta}</dt>
            <dd className="font-bold break-words first-letter:uppercase">
              <bdi>{valor}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {carta.condiciones.length > 0 && (
        <>
          <h3 className="text-lg">
            <Trans>Condiciones</Trans>
          </h3>
          <ul className="max-w-prose list-disc space-y-1 ps-5 break-words" {...own}>
            {carta.condiciones.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <PdfLink to={`${path}/carta.pdf`} icon="file">{t`Ver la carta en PDF`}</PdfLink>
    </article>
  );
}
