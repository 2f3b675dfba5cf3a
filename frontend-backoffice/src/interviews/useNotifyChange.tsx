import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { SHOWN_MS, undoShownMs } from '../ui/noticeTime';
import { TitledNotice } from '../ui/TitledNotice';
import { ChangedNotice } from './ChangedNotice';
import type { Interview } from './types';

/** Title and sentence of what was done, with 'Deshacer' while the server allows it. */
export function useNotifyChange() {
  const notify = useNotify();
  return useCallback(
    (title: string, text: string, changed?: Interview) => {
      if (changed?.deshacer_hasta) {
        notify(<ChangedNotice interview={changed} message={`${title}. ${text}`} />, {
          autoHideDuration: undoShownMs(changed.deshacer_hasta),
        });
      } else {
        notify(<TitledNotice title={title} text={text} severity="success" />, { autoHideDuration: SHOWN_MS });
      }
    },
    [notify],
  );
}
