import type { MessageType } from '@hiring/contract';
import type { ContactTarget } from './contactTarget';
import { MessageDialog } from './MessageDialog';
import { WriteMessage } from './WriteMessage';

interface Props {
  target: ContactTarget;
  initialType: MessageType;
  onClose: () => void;
}

export const SendMessageDialog = ({ target, initialType, onClose }: Props) => (
  <MessageDialog title={`Escribir a ${target.name}`} onClose={onClose}>
    <WriteMessage target={target} initialType={initialType} onClose={onClose} />
  </MessageDialog>
);
