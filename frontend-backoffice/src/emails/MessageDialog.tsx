import { Dialog, DialogContent, type DialogProps, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { createContext, type ReactNode, type Ref, useId, useState } from 'react';
import { useWriting } from '../ui/steadyLayout';

interface Props {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  maxWidth?: DialogProps['maxWidth'];
  onClose: () => void;
  children: ReactNode;
}

/** Says whether the message is being sent: until it is, the dialog around stays. */
export const SendingContext = createContext<(busy: boolean) => void>(() => undefined);

/** MUI's `Dialog` to write to people in: the whole screen of a phone. What is typed in it is kept by its form. */
export function MessageDialog({ title, titleRef, maxWidth = 'md', onClose, children }: Props) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  useWriting();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      fullScreen={narrow}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      // Clicks inside bubble to the row that opened it.
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle
        id={titleId}
        ref={titleRef}
        tabIndex={-1}
        sx={{ pb: 1, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', pb: 0 }}>
        <SendingContext value={setBusy}>{children}</SendingContext>
      </DialogContent>
    </Dialog>
  );
}
