/**
 * The versions of Node that `npm run test:node` tries: the oldest that package.json allows, the one of the image, and
 * the long-term one between them.
 */
export const NODE_VERSIONS = ['20.19.0', '22.23.3', '24.9.0'] as const;
