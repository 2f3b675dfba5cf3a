import { DetailDrawer } from '../ui/DetailDrawer';
import { useDetailAddress } from '../ui/useDetailAddress';
import { EmailShow } from './EmailShow';

/** The message of /emails/:id/show over the list. */
export function EmailDrawer() {
  const { id, shownId, close } = useDetailAddress('emails', '/emails');
  return (
    <DetailDrawer open={Boolean(id)} onClose={close} label="Correo" width={820}>
      {shownId && <EmailShow key={shownId} id={shownId} />}
    </DetailDrawer>
  );
}
