import { Alert, type AlertColor, AlertTitle } from '@mui/material';
import { useCloseNotification } from 'react-admin';

/** A notification with a title and a sentence. */
export function TitledNotice({
  title,
  text,
  severity,
}: {
  title: string;
  text: string;
  severity: AlertColor;
}) {
  const close = useCloseNotification();
  return (
    <Alert severity={severity} variant="filled" onClose={close} closeText="Cerrar" sx={{ width: '100%' }}>
      <AlertTitle sx={{ mb: 0, fontWeight: 'bold' }}>{title}</AlertTitle>
      {text}
    </Alert>
  );
}
