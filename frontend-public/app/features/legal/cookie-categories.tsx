import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LegalSection } from './LegalPage';
import { ANALYTICS_COOKIES, cookiesOver, LOCAL_STORAGE, SESSION_STORAGE } from './stored-items';
import { StoredItems } from './StoredItems';
import type { LegalFacts } from './use-legal-facts';

/** Sections 1 to 4 of the cookie policy, one for each category of the consent. */
export const cookieCategories = ({ analytics, encrypted }: LegalFacts): LegalSection[] => [
  {
    id: 'necesarias',
    title: t`Cookies necesarias`,
    body: (
      <>
        <p>
          <Trans>
            Hacen falta para que el sitio funcione y no piden permiso (artículo 22.2 de la LSSI). Si solo lees
            el sitio, no te ponemos ninguna cookie: las de sesión llegan cuando entras en tu cuenta.
          </Trans>
        </p>
        <StoredItems caption={t`Cookies, que se envían a nuestro servidor`} items={cookiesOver(encrypted)} />
        <StoredItems
          caption={t`Datos que no salen de tu navegador, de una visita a otra`}
          items={LOCAL_STORAGE()}
        />
        <StoredItems
          caption={t`Datos que no salen de tu navegador, mientras la pestaña está abierta`}
          items={SESSION_STORAGE()}
        />
        <p>
          <Trans>Todas son nuestras. Ninguna te sigue por otros sitios.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'analisis',
    title: t`Cookies de análisis`,
    body: analytics ? (
      <>
        <p>
          <Trans>
            Nos dicen qué páginas se visitan, qué botones se usan y qué formularios cuesta terminar. Solo
            existen si las aceptas; hasta entonces no se carga nada de Google. No enviamos tu nombre, tu
            correo, lo que escribes ni las direcciones de las páginas que son solo tuyas.
          </Trans>
        </p>
        <StoredItems caption={t`Cookies de Google Analytics`} items={ANALYTICS_COOKIES()} />
      </>
    ) : (
      <p>
        <Trans>Ahora no usamos ninguna: no medimos tu visita.</Trans>
      </p>
    ),
  },
  {
    id: 'marketing',
    title: t`Cookies de marketing`,
    body: (
      <p>
        <Trans>
          Servirían para medir anuncios o mostrarte los que puedan interesarte. Ahora no usamos ninguna: en
          este sitio no hay anuncios ni píxeles de redes sociales.
        </Trans>
      </p>
    ),
  },
  {
    id: 'preferencias',
    title: t`Cookies de preferencias`,
    body: (
      <p>
        <Trans>
          Servirían para recordar cómo prefieres ver el sitio. Ahora no usamos ninguna. Lo que eliges sobre
          las cookies se guarda como dato necesario, porque sin él te preguntaríamos en cada página.
        </Trans>
      </p>
    ),
  },
];
