export interface Category {
  label: string;
  text: string;
}

/** The four cookie categories with the dialog's texts. */
export const CATEGORIES: Readonly<Record<'necessary' | 'analytics' | 'marketing' | 'preferences', Category>> =
  {
    necessary: {
      label: 'Necesarias',
      text: 'Mantienen tu sesión y lo que vas escribiendo. Sin ellas el sitio no funciona, por eso están siempre activas.',
    },
    analytics: {
      label: 'Análisis',
      text: 'Nos dicen qué páginas se visitan y dónde cuesta encontrar las cosas.',
    },
    marketing: {
      label: 'Marketing',
      text: 'Sirven para medir anuncios y mostrarte los que puedan interesarte.',
    },
    preferences: {
      label: 'Preferencias',
      text: 'Recuerdan cómo prefieres ver el sitio.',
    },
  };
