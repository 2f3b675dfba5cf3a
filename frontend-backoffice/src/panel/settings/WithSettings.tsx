import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Settings } from '../../providers/calls/settings';
import { LoadFailed } from '../../ui/LoadFailed';
import { PanelLoading } from '../PanelLoading';
import { useSettings } from './useSettings';

/** The groups of a tab, once the settings are there. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const { data, error, refetch } = useSettings();
  // What is shown stays while a later reading fails: something may be being typed.
  if (data) return <Box sx={{ display: 'grid', gap: 2.5 }}>{children(data)}</Box>;
  if (error) {
    return <LoadFailed title="Error cargando configuración" error={error} onRetry={() => void refetch()} />;
  }
  return <PanelLoading />;
}
