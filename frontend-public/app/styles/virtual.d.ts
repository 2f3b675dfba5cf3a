declare module 'virtual:tone-colours.css';
