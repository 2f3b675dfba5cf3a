import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { TitledNotice } from '../ui/TitledNotice';
import { ChangedNotice } from './ChangedNotice';
import type { Interview } from './types';

const SHOWN_MS = 6000;

/** Title and sentence of what was done, with 'Deshacer' while the server allows it. */
export function useNotifyChange() {
  const notify = useNotify();
  return useCallback(
    (title: string, text: string, changed?: Interview) => {
      const left = changed?.deshacer_hasta ? Date.parse(changed.deshacer_hasta) - Date.now() : 0;
      if (changed && left > 0) {
        notify(<ChangedNotice interview={changed} message={`${title}. ${text}`} />, {
          autoHideDuration: left,
        });
      } else {
        notify(<TitledNotice title={title} text={text} severity="success" />, { autoHideDuration: SHOWN_MS });
      }
    },
    [notify],
  );
}
