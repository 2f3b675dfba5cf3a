import { t } from '@lingui/core/macro';

export interface Category {
  label: string;
  text: string;
}

/** The four cookie categories with the dialog's texts. */
export const CATEGORIES = (): Readonly<
  Record<'necessary' | 'analytics' | 'marketing' | 'preferences', Category>
> => ({
  necessary: {
    label: t`Necesarias`,
    text: t`Mantienen tu sesión y lo que vas escribiendo. Sin ellas el sitio no funciona, por eso están siempre activas.`,
  },
  analytics: {
    label: t`Análisis`,
    text: t`Nos dicen qué páginas se visitan y dónde cuesta encontrar las cosas.`,
  },
  marketing: {
    label: t`Marketing`,
    text: t`Sirven para medir anuncios y mostrarte los que puedan interesarte.`,
  },
  preferences: {
    label: t`Preferencias`,
    text: t`Recuerdan cómo prefieres ver el sitio.`,
  },
});
