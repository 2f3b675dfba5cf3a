import type { Tab } from '../../ui/Tabs';

const LABELS = { perfil: 'Perfil', contrasena: 'Contraseña', documentos: 'Documentos' } as const;

export type EditTab = keyof typeof LABELS;

const IDS = Object.keys(LABELS) as EditTab[];

export const EDIT_TABS: readonly Tab<EditTab>[] = IDS.map((id) => ({
  id,
  label: LABELS[id],
  to: id === 'perfil' ? '/editar-candidatura' : `/editar-candidatura?tab=${id}`,
}));

export const editTabOf = (value: string | null): EditTab => IDS.find((id) => id === value) ?? 'perfil';
