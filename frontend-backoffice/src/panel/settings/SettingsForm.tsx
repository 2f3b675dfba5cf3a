import { setFormats } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { TransformData } from 'react-admin';
import { REJECTION_DELAY_KEY } from '../../candidates/moves/useRejectionDelay';
import type { Settings } from '../../providers/calls/settings';
import { problemOf } from '../../providers/problem';
import { FormToolbar } from '../../ui/FormToolbar';
import { SingleRecordForm } from '../../ui/SingleRecordForm';

/** The settings of one tab, saved together. Only what was changed is sent: each setting has a version of its own. */
export function SettingsForm({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  // After a refusal the form says what somebody else set; saving again replaces that.
  const newer = useRef<number>(undefined);
  const changes: TransformData = (data: Settings, options) => {
    const shown = options?.previousData as Settings;
    const changed = Object.entries(data).filter(([name, value]) => value !== shown[name as keyof Settings]);
    return {
      // An emptied field is null in the form.
      ...Object.fromEntries(changed.map(([name, value]) => [name, (value as unknown) ?? ''])),
      version: newer.current ?? shown.version,
    };
  };
  return (
    <SingleRecordForm<Settings>
      resource="config"
      unreadable="Error cargando configuración"
      failure="Error guardando configuración"
      saved="Configuración guardada"
      transform={changes}
      onSaved={(settings) => {
        newer.current = undefined;
        setFormats(settings);
        void client.invalidateQueries({ queryKey: REJECTION_DELAY_KEY });
      }}
      onFailed={(error) => {
        newer.current = problemOf(error)?.config?.version ?? newer.current;
      }}
    >
      {children}
      <FormToolbar />
    </SingleRecordForm>
  );
}
