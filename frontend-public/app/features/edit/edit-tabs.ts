import { t } from '@lingui/core/macro';
import type { Tab } from '../../ui/Tabs';

const LABELS = () => ({ perfil: t`Perfil`, contrasena: t`Contraseña`, documentos: t`Documentos` }) as const;

export type EditTab = (typeof IDS)[number];

const IDS = ['perfil', 'contrasena', 'documentos'] as const;

export const editTabs = (): Tab<EditTab>[] =>
  IDS.map((id) => ({
    id,
    label: LABELS()[id],
    to: id === 'perfil' ? '/editar-candidatura' : `/editar-candidatura?tab=${id}`,
  }));

export const editTabOf = (value: string | null): EditTab => IDS.find((id) => id === value) ?? 'perfil';
