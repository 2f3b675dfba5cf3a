import { Trans } from '@lingui/react/macro';
import type { NoticePiece, ShownNotice } from '@hiring/contract';
import { LANGUAGE } from '@hiring/contract/page';
import { localPath } from '../../lib/language/language';
import { useSite } from '../../lib/site';
import { Icon } from '../../ui/Icon';

interface FormNoticeProps {
  notice: ShownNotice;
}

/**
 * First layer of the privacy information (RGPD art. 13, LOPDGDD art. 11) in force, with a link to the rest: in the
 * reader's language, or in Spanish where the company has changed its words.
 */
export function FormNotice({ notice }: FormNoticeProps) {
  const { resumen, apartados } = notice.contenido;
  const { idioma } = notice;
  return (
    <div
      lang={idioma}
      dir={LANGUAGE[idioma].direction}
      className="rounded-md border border-line bg-surface p-4 text-sm"
    >
      <p className="max-w-prose">
        <span className="font-bold">
          <Trans>Protección de datos.</Trans>
        </span>{' '}
        <Pieces of={resumen} />
      </p>
      {apartados.length > 0 && (
        <details className="group mt-1">
          <summary className="inline-flex min-h-11 items-center gap-1 text-link underline">
            <Trans>Más información sobre tus datos</Trans>
            <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <dl className="max-w-prose space-y-3 pt-1 [&_dt]:font-bold">
            {apartados.map(({ titulo, texto }) => (
              <div key={titulo}>
                <dt>{titulo}</dt>
                <dd>
                  <Pieces of={texto} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function Pieces({ of }: { of: readonly NoticePiece[] }) {
  return of.map((piece, place) => <Piece key={place} piece={piece} />);
}

function Piece({ piece }: { piece: NoticePiece }) {
  const company = useSite()?.company;
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'link') {
    // In another tab: what has been typed stays.
    return (
      <a href={localPath(piece.to)} target="_blank" rel="noopener" className="text-link underline">
        {piece.text}
      </a>
    );
  }
  if (!company) return null;
  if (piece.name === 'email' || piece.name === 'email_rrhh') {
    const address = company[piece.name];
    return (
      <a href={`mailto:${address}`} className="text-link underline">
        {address}
      </a>
    );
  }
  // Spanish names and addresses have a direction of their own in Arabic.
  if (piece.name === 'direccion')
    return <bdi>{`${company.address}, ${company.postal_code} ${company.city}`}</bdi>;
  return <bdi>{piece.name === 'nif' ? company.tax_id : company.legal_name}</bdi>;
}
