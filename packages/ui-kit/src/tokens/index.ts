export { tokens } from './generated/tokens.ts';
export { tokensCss } from './generated/tokensCss.ts';
