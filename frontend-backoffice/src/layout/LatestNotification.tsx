import { Alert, type AlertColor, Snackbar } from '@mui/material';
import { CloseNotificationContext, useNotificationContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { SHOWN_MS, useNoticeHost } from '../ui/dialogs/notices';
import { translate } from '../i18n/texts';

const SEVERITIES: readonly AlertColor[] = ['success', 'info', 'warning', 'error'];

/**
 * Shows the newest notification at once. react-admin's own component waits until the previous one closes, which is too
 * late for an undo of ten seconds.
 */
export function LatestNotification() {
  const { notifications, resetNotifications } = useNotificationContext();
  const host = useNoticeHost();
  const current = notifications.at(-1);
  if (!current) return null;

  const { message, type, notificationOptions: options = {} } = current;
  const severity = SEVERITIES.find((known) => known === type) ?? 'info';

  const notice = (
    <CloseNotificationContext.Provider value={resetNotifications}>
      <Snackbar
        // The key restarts the timer for a new notification.
        key={notifications.length}
        open
        autoHideDuration={options.autoHideDuration === undefined ? SHOWN_MS : options.autoHideDuration}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') resetNotifications();
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        sx={{ maxWidth: 640 }}
      >
        {typeof message === 'string' ? (
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
        ) : (
          <div>{message}</div>
        )}
      </Snackbar>
    </CloseNotificationContext.Provider>
  );
  return host ? createPortal(notice, host) : notice;
}
