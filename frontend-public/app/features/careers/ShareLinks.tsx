import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { useSite } from '../../lib/site';
import { Button, buttonClass } from '../../ui/Button';
import { pageAction } from '../../ui/page-action';
import { Icon } from '../../ui/Icon';

/** Plain links: nothing is loaded from the networks or sent to them before a visitor follows one. */
function shareLinks(url: string, title: string) {
  const text = `${title}: ${url}`;
  return [
    { name: 'WhatsApp', href: `https://wa.me/?${new URLSearchParams({ text }).toString()}` },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url }).toString()}`,
    },
  ];
}

/** Links for sharing the vacancy. */
export function ShareLinks({ vacancy }: { vacancy: Schemas['VacancyResponse'] }) {
  const site = useSite();
  if (!site) return null;
  const url = `${site.appUrl}/carreras/${vacancy.id}`;
  const title = t`${vacancy.titulo} en ${vacancy.ubicacion}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <section aria-labelledby="compartir-titulo">
      <h2 id="compartir-titulo" className="text-xl">
        <Trans>Comparte esta oferta</Trans>
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        {shareLinks(url, title).map(({ name, href }) => (
          <a
            key={name}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('outline')}
          >
            <Icon name="external" />
            {name}
            <span className="sr-only">
              {' '}
              <Trans>(se abre en otra pestaña)</Trans>
            </span>
          </a>
        ))}
        <a href={mail} className={buttonClass('outline')}>
          <Icon name="mail" />
          <Trans>Correo</Trans>
        </a>
        <Button look="outline" {...pageAction('copy-link', url)}>
          <Icon name="file" />
          <Trans>Copiar enlace</Trans>
        </Button>
      </div>
    </section>
  );
}
