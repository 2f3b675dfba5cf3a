import { t } from '@lingui/core/macro';
import { localPath } from '../../lib/language/language';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/site';
import { Icon } from '../../ui/Icon';

interface FirstLayerNoticeProps {
  /** The purposes and rights, as the continuation of "<company> "; ends in "escribiendo a". */
  children: ReactNode;
  /** The e-mail address for requests. */
  mailbox: 'email' | 'email_rrhh';
  legalBasis: string;
  retention: string;
  recipients: string;
  /** False inside a box that already has a frame. */
  frame?: boolean;
}

/** First layer of the privacy information (RGPD art. 13, LOPDGDD art. 11), with a link to the rest. */
export function FirstLayerNotice({ children, mailbox, frame = true, ...details }: FirstLayerNoticeProps) {
  const company = useSite()?.company;
  if (!company) return null;
  const rows = [
    [
      t`Responsable`,
      t`${company.legal_name}, NIF ${company.tax_id}, ${company.address}, ${company.postal_code} ${company.city}.`,
    ],
    [t`Base jurídica`, details.legalBasis],
    [t`Cuánto tiempo`, details.retention],
    [t`Destinatarios`, t`${details.recipients} No cedemos tus datos a terceros, salvo obligación legal.`],
    [
      t`Derechos`,
      t`Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.`,
    ],
  ];
  return (
    <div className={frame ? 'rounded-md border border-line bg-surface p-4 text-sm' : 'text-sm'}>
      <p className="max-w-prose">
        <Trans>
          <span className="font-bold">Protección de datos.</span> {company.legal_name} {children}{' '}
          <a href={`mailto:${company[mailbox]}`} className="text-link underline">
            {company[mailbox]}
          </a>
          . Lee la{' '}
          <a
            href={localPath('/politica-privacidad')}
            target="_blank"
            rel="noopener"
            className="text-link underline"
          >
            política de privacidad
          </a>{' '}
          (se abre en otra pestaña).
        </Trans>
      </p>
      <details className="group mt-1">
        <summary className="inline-flex min-h-11 items-center gap-1 text-link underline">
          <Trans>Más información sobre tus datos</Trans>
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="max-w-prose space-y-3 pt-1 [&_dt]:font-bold">
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
