import { type AlertColor, Snackbar, Stack } from '@mui/material';
import { CloseNotificationContext, useNotificationContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { SHOWN_MS, useNoticeHost } from '../ui/dialogs/notices';
import { translate } from '../i18n/texts';
import { Alert } from '../ui/Alert';

const SEVERITIES: readonly AlertColor[] = ['success', 'info', 'warning', 'error'];

/**
 * Shows the newest notification at once. react-admin's own component waits until the previous one closes, which is too
 * late for an undo of ten seconds. An undo stays above the notice of what was done next. The stack has a box around it:
 * the transition gives its child a direction, which is none of a stack.
 */
export function LatestNotification() {
  const { notifications, resetNotifications } = useNotificationContext();
  const host = useNoticeHost();
  const current = notifications.at(-1);
  if (!current) return null;

  const { message, type, notificationOptions: options = {} } = current;
  const severity = SEVERITIES.find((known) => known === type) ?? 'info';
  const undo = notifications.findLastIndex((one) => typeof one.message !== 'string');
  const kept = notifications[undo];
  const shownMs =
    options.autoHideDuration === undefined
      ? Math.max(SHOWN_MS, kept?.notificationOptions?.autoHideDuration ?? 0)
      : options.autoHideDuration;

  const notice = (
    <CloseNotificationContext.Provider value={resetNotifications}>
      <Snackbar
        // An undo counts on while others come; without one the key restarts the timer for a new notification.
        key={kept ? `undo${undo}` : notifications.length}
        open
        // With the same key another duration restarts it.
        autoHideDuration={shownMs === null ? null : shownMs + notifications.length}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') resetNotifications();
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        sx={{ maxWidth: 640 }}
      >
        <div>
          <Stack spacing={1}>
            {kept && <div>{kept.message}</div>}
            {typeof message === 'string' && (
              <Alert
                severity={severity}
                variant="filled"
                onClose={resetNotifications}
                closeText={translate('ra.action.close')}
                sx={{ width: '100%' }}
              >
                {severity === 'error' && <strong>{translate('layout.notice.error')} </strong>}
                {translate(message, { _: message, ...(options.messageArgs as object | undefined) })}
              </Alert>
            )}
          </Stack>
        </div>
      </Snackbar>
    </CloseNotificationContext.Provider>
  );
  return host ? createPortal(notice, host) : notice;
}
