import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { Fragment } from 'react';

interface Props {
  keys: readonly { key: string; does: string }[];
  onClose: () => void;
}

export const KeysHelp = ({ keys, onClose }: Props) => (
  <Dialog open onClose={onClose}>
    <DialogTitle>Atajos de teclado</DialogTitle>
    <DialogContent>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px' }}>
        {keys.map(({ key, does }) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd style={{ margin: 0 }}>{does}</dd>
          </Fragment>
        ))}
      </Box>
    </DialogContent>
  </Dialog>
);
