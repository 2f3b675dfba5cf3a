import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { Fragment } from 'react';
import { translate } from '../../i18n/texts';

interface Props {
  keys: readonly { key: string; does: string }[];
  onClose: () => void;
}

export function KeysHelp({ keys, onClose }: Props) {
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{translate('candidates.list.keys.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px' }}>
          {keys.map(({ key, does }) => (
            <Fragment key={key}>
              <dt>
                <kbd>{translate(key)}</kbd>
              </dt>
              <dd style={{ margin: 0 }}>{translate(does)}</dd>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
