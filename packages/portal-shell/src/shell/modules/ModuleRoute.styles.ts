import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const LoadingPlace = styled.div`
  padding: ${tokens.space.s24} ${tokens.size.gutter};
`;

/** The reason of a failure, in the words of the host or of the module. They are in English. */
export const AuthorText = styled.code.attrs({ dir: 'ltr', lang: 'en' })`
  display: block;
  overflow-wrap: anywhere;
  text-align: start;
  unicode-bidi: isolate;
`;
