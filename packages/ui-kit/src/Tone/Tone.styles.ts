import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const TonedIcon = styled.span`
  display: inline-flex;
  flex: none;
  color: ${tokens.color.textMuted};

  & svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }

  &[data-tone='success'] {
    color: ${tokens.color.iconSuccess};
  }
  &[data-tone='warning'] {
    color: ${tokens.color.iconWarning};
  }
  &[data-tone='danger'] {
    color: ${tokens.color.iconDanger};
  }
  &[data-tone='information'] {
    color: ${tokens.color.iconInformation};
  }
`;
