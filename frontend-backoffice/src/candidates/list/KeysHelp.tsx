import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material';

interface Props {
  keys: readonly { key: string; does: string }[];
  onClose: () => void;
}

export function KeysHelp({ keys, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="atajos-titulo">
      <DialogTitle id="atajos-titulo">Atajos de teclado</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
        >
          {keys.map(({ key, does }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <kbd>{key}</kbd>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
